import { vi } from 'vitest';
import { A_PASSWORD, anAddress } from '../builders/an-account.ts';
import type { Answer, Browser } from '../browser.ts';
import { furtherCalls } from './further-calls.ts';
import { specificationCalls } from './specification-calls.ts';
import type { FailingRequest, HappyRequest, Walk } from './walked-call.ts';
import type { WalkedSite } from './walked-site.ts';

export type Walked = {
  readonly happy: readonly { readonly name: string; readonly asked: HappyRequest; readonly answer: Answer }[];
  readonly failing: readonly { readonly name: string; readonly asked: FailingRequest; readonly answer: Answer }[];
  /** Every answer that was given on the way, those of steps in between too. */
  readonly answers: readonly Answer[];
  readonly walk: Walk;
};

/** Asks every call in turn: what is well, then what fails. */
export async function walkAllCalls(walkedSite: WalkedSite, ending: Walk['ending']): Promise<Walked> {
  const answers: Answer[] = [];
  const walk = aWalk(walkedSite, ending, answers);
  const happy: Walked['happy'][number][] = [];
  const failing: Walked['failing'][number][] = [];
  for (const [name, call] of Object.entries({ ...specificationCalls, ...furtherCalls })) {
    const address = addressOf(name, ending);
    for (const asked of call.happy) happy.push({ name, asked, answer: await asked.ask(walk, address) });
    for (const asked of call.failing) failing.push({ name, asked, answer: await asked.ask(walk, address) });
  }
  return { happy, failing, answers, walk };
}

/** `POST /api/login.php`, asked without the ending, is `/api/login`. */
export const addressOf = (name: string, ending: Walk['ending']): string =>
  `${name.replace(/^\w+ /, '').replace(/\.php$/, '')}${ending}`;

function aWalk({ site, textsTo }: WalkedSite, ending: Walk['ending'], answers: Answer[]): Walk {
  const email = anAddress();
  const stranger = () => remembering(site.browser(), answers);
  return {
    site,
    ending,
    browser: stranger(),
    email,
    password: A_PASSWORD,
    stranger,
    code: (nth) =>
      vi.waitFor(
        async () => {
          const codes = (await textsTo(email)).flatMap((text) => /^ *(\d{6})\r?$/m.exec(text)?.[1] ?? []);
          const code = codes[nth - 1];
          if (code === undefined) throw new Error(`code ${nth} has not arrived yet`);
          return code;
        },
        { timeout: 15_000, interval: 20 },
      ),
  };
}

function remembering({ cookies, get, post }: Browser, answers: Answer[]): Browser {
  const kept = (answer: Answer) => {
    answers.push(answer);
    return answer;
  };
  return {
    cookies,
    get: async (...asked) => kept(await get(...asked)),
    post: async (...asked) => kept(await post(...asked)),
  };
}
