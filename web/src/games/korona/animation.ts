import { still } from '../../lib/preferences.svelte';
import type { Flight } from './flights';
import { ART } from './view';

const LASTS = 480;
const APART = 130;
const LONGEST = 1500; // between the first and the last, however many there are
const WIDTH = 68;
const RATIO = 138 / 104;

export type Spots = Map<string, DOMRect>;

/** Where everything lies now. Of spots of one name the last counts; hidden ones do not. */
export function spots(board: HTMLElement): Spots {
  const found: Spots = new Map();
  for (const spot of board.querySelectorAll<HTMLElement>('[data-spot]')) {
    const rect = spot.getBoundingClientRect();
    if (rect.width) found.set(spot.dataset.spot ?? '', rect);
  }
  return found;
}

function find(places: Spots, spot: string): DOMRect | undefined {
  return places.get(spot) ?? places.get(spot.split('/')[0] ?? '');
}

let above: HTMLElement[] = [];

/** Let cards fly from where they lay to where they lie now. */
export function fly(board: HTMLElement, before: Spots, flights: Flight[]): void {
  for (const ghost of above) ghost.remove();
  above = [];
  if (!flights.length || still() || document.hidden) return;
  const after = spots(board);
  const apart = Math.min(APART, LONGEST / flights.length);
  flights.forEach((flight, at) => {
    const from = find(before, flight.from) ?? find(after, flight.from);
    const to = find(after, flight.to);
    if (!from || !to) return;
    const delay = at * apart;
    const ghost = ghostOf(flight.card);
    document.body.append(ghost);
    above.push(ghost);
    const steps = [
      { transform: moved(from), opacity: 1 },
      { transform: moved(to), opacity: 1, offset: 0.85 },
      { transform: moved(to), opacity: 0 },
    ];
    const flown = ghost.animate(steps, {
      duration: LASTS,
      delay,
      easing: 'cubic-bezier(.3,.1,.2,1)',
      fill: 'both',
    });
    flown.onfinish = () => ghost.remove();
    landing(board, flight.to)?.animate(
      [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }],
      {
        duration: delay + LASTS,
        easing: 'linear',
      },
    );
  });
}

/** The pile or card that appears when its ghost arrives. A whole zone stays as it is. */
function landing(board: HTMLElement, spot: string): HTMLElement | undefined {
  if (!spot.startsWith('zone:') && !spot.startsWith('market/')) return undefined;
  const found = board.querySelectorAll<HTMLElement>(
    `[data-spot="${CSS.escape(spot)}"] [data-top], [data-spot="${CSS.escape(spot)}"][data-top]`,
  );
  return found[found.length - 1];
}

const moved = (rect: DOMRect): string =>
  `translate(${rect.left + rect.width / 2 - WIDTH / 2}px, ${rect.top + rect.height / 2 - (WIDTH * RATIO) / 2}px)`;

export function ghostOf(card: string | null): HTMLElement {
  const ghost = document.createElement('div');
  ghost.ariaHidden = 'true';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${WIDTH}px`,
    zIndex: '30',
    pointerEvents: 'none',
    filter: 'drop-shadow(0 6px 8px rgb(0 0 0 / 35%))',
  });
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-1 -1 106 140');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  for (const [name, value] of Object.entries({
    href: `${ART}#${card ? `plain-${card}` : 'back'}`,
    x: '-1',
    y: '-1',
    width: '106',
    height: '140',
  })) {
    use.setAttribute(name, value);
  }
  svg.append(use);
  ghost.append(svg);
  return ghost;
}
