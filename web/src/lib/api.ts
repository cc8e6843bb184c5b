import type { Refusal } from '../wire';

/** A refusal of the server, with its sentence in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly facts: Record<string, string> = {},
    readonly status = 0,
  ) {
    super(text);
  }

  static of(told: Refusal, status = 0): Refused {
    return new Refused(told.key, told.text, told.facts ?? {}, status);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Send a request. A refusal, and a server that cannot be reached, is thrown as `Refused`. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused('web-unreachable', '', {}, 0);
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  let told: Refusal | undefined;
  try {
    told = (await response.json()) as Refusal;
  } catch {
    /* not ours: a proxy's page, perhaps */
  }
  throw told?.key
    ? Refused.of(told, response.status)
    : new Refused('web-unreachable', '', {}, response.status);
}

/** An id for a request: a server that gets it twice, after a retry, carries it out once. */
export function requestId(): string {
  return randomHex(12);
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (n) =>
    n.toString(16).padStart(2, '0'),
  ).join('');
}
