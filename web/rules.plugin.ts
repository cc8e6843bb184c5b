import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const DOCS = join(import.meta.dirname, '..', 'docs');
const GAMES = join(DOCS, 'games');
const END = '<!-- end of the rules -->';

/** The rules pages of the documentation as texts of the client: without what only terminals and
 *  programs need, and with their pictures. */
export function rules(): Plugin {
  return {
    name: 'reino-rules',
    generateBundle() {
      for (const [fileName, source] of texts()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = new Map(texts()).get((request.url ?? '').slice(1).split('?')[0] ?? '');
        if (found === undefined) return next();
        response.setHeader(
          'Content-Type',
          request.url?.endsWith('.svg') ? 'image/svg+xml' : 'text/html',
        );
        response.end(found);
      });
    },
  };
}

function texts(): [string, string][] {
  const found: [string, string][] = [];
  const games = new Set<string>();
  for (const page of readdirSync(GAMES).filter((name) => name.endsWith('.md'))) {
    const [game = '', lang] = page.replace('.md', '').split('.');
    games.add(game);
    const name = `texts/${game}.${lang ?? 'en'}.html`;
    found.push([name, written(readFileSync(join(GAMES, page), 'utf-8'))]);
  }
  for (const game of games) {
    if (!existsSync(join(DOCS, 'img', game))) continue;
    for (const picture of readdirSync(join(DOCS, 'img', game)).filter((name) =>
      name.endsWith('.svg'),
    )) {
      // A style of its own is for notebooks; the policy of the server forbids it.
      const drawn = readFileSync(join(DOCS, 'img', game, picture), 'utf-8').replace(
        / style="[^"]*"/,
        '',
      );
      found.push([`texts/img/${game}/${picture}`, drawn]);
    }
  }
  return found;
}

function written(text: string): string {
  const ruled = (text.split(END)[0] ?? '')
    .replace(/^# .*\n/, '') // the page has a title of its own
    .replace(/^\*\[.*\]\(.*\.md\)\*\n/m, '') // and a switch for the language
    .replace(/```(console|pycon|python|sh|py)\n[\s\S]*?```\n/g, '')
    .replace(/<br>`[a-z-]+`(?= × \d)/g, '') // what programs call a card
    .replaceAll('../img/', '/texts/img/')
    .replace(/\[([^\]]*)\]\([^)]*\.md[^)]*\)/g, '$1'); // pages that are not here
  const html = marked.parse(ruled, { async: false });
  const reachable = html.replaceAll('<pre>', '<pre tabindex="0">'); // what scrolls must take the focus
  return reachable.replace(
    /<h([23])>(.*?)<\/h\1>/g,
    (_, level: string, title: string) => `<h${level} id="${slug(title)}">${title}</h${level}>`,
  );
}

export function slug(title: string): string {
  return title
    .replace(/<[^>]*>/g, '')
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
