import { paths } from '@plainclaim/contract';
import { expect } from 'vitest';
import type { FakeLetter, ScriptName } from '../fake-carrier/index.ts';
import type { PostedSite } from '../posted-site.ts';
import { approved, deliveriesOf, type Sender } from './a-dispatched-letter.ts';
import { must } from './a-draft.ts';

const MINUTE_MS = 60_000;
const PATIENCE = { timeout: 30_000, interval: 200 };

/** What tests do with letters that are posted, on the site that is given by then. */
export function postedLetters(site: () => PostedSite) {
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await site().site.database.pool.query(text, values.length === 0 ? undefined : [...values])).rows;
  const offerOf = async ({ browser }: Sender) => must(await browser.get(paths.checkExistingDemand)).json();
  const stop = ({ browser }: Sender, demand_id: string) => browser.post(paths.stopPost, { demand_id });
  const postOf = async ({ browser }: Sender, demandId: string) => {
    const [delivery] = await deliveriesOf(browser, demandId);
    const post = delivery?.post;
    if (post === undefined || post === null) throw new Error('nothing of this letter goes by post');
    return { delivery, post };
  };
  const lettersOf = async (demandId: string): Promise<readonly FakeLetter[]> => {
    const rows = await query(
      'select p.id from post_pieces p join dispatches d on d.id = p.dispatch_id join letter_versions v on v.id = d.version_id where v.demand_id = $1',
      [demandId],
    );
    const ids = new Set(rows.map(({ id }) => id));
    return site().carrier.letters.filter(({ dispatchId }) => ids.has(dispatchId));
  };
  const isReady = (demandId: string) =>
    expect
      .poll(
        () =>
          query(
            "select from letter_documents d join letter_versions v on v.id = d.version_id where v.demand_id = $1 and d.status = 'ready'",
            [demandId],
          ).then(({ length }) => length),
        PATIENCE,
      )
      .toBe(1);

  /** After half an hour everybody logs in again. */
  async function later(sender: Sender, milliseconds: number): Promise<void> {
    site().site.clock.advance(milliseconds);
    must(await sender.browser.post(paths.login, { email: sender.email, password: sender.password }));
  }
  /** Approved by post, the PDF made, the half hour over and everything with the carrier. */
  async function handedOver(sender: Sender): Promise<string> {
    const demandId = await approved(sender, 'post');
    await isReady(demandId);
    await later(sender, 31 * MINUTE_MS);
    await site().postDue();
    return demandId;
  }
  async function played(demandId: string, script: ScriptName): Promise<void> {
    for (const letter of await lettersOf(demandId)) await site().carrier.play(letter, undefined, script);
  }
  return { query, offerOf, stop, postOf, lettersOf, isReady, later, handedOver, played };
}
