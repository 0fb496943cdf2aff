import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export type Answer = LightMyRequestResponse;
type Headers = Readonly<Record<string, string>>;

/** One person's browser: it keeps the cookies it is given and sends them back. */
export type Browser = {
  get(path: string, headers?: Headers): Promise<Answer>;
  /** An object goes as JSON, a text as it is. Without a body nothing is said about its kind. */
  post(path: string, body?: object | string, headers?: Headers): Promise<Answer>;
  readonly cookies: ReadonlyMap<string, string>;
};

export function browserOn(app: FastifyInstance, given: Headers = {}): Browser {
  const cookies = new Map(Object.entries(given));

  async function ask(method: 'GET' | 'POST', url: string, headers: Headers, payload?: string): Promise<Answer> {
    const kept = Object.fromEntries(cookies);
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers },
      cookies: kept,
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  }

  return {
    cookies,
    get: (path, headers = {}) => ask('GET', path, headers),
    post: (path, body, headers = {}) => {
      if (body === undefined) return ask('POST', path, headers);
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      return ask('POST', path, { 'content-type': 'application/json', ...headers }, payload);
    },
  };
}
