import { printedCode } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { DocumentRenderer, GlyphCoverage, MailingPackModel } from '../../../platform/documents/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import type { Log } from '../../../platform/logging/index.ts';
import { codeOfLetter, type LetterRepository, printableText, printedLetter } from '../../letters/index.ts';
import type { Owner } from '../../sessions/index.ts';
import type { Dispatch, DispatchRepository } from '../dispatch-repository.ts';
import { mailingSteps } from './mailing-steps.ts';
import type { LetterParty } from '../recipients.ts';

export type OpenPackError =
  | { readonly code: 'letter.unknown_demand' }
  | { readonly code: 'dispatch.none' }
  | { readonly code: 'pdf.failed' };

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly letters: LetterRepository;
  readonly dispatches: DispatchRepository;
  readonly renderer: DocumentRenderer;
  readonly coverage: GlyphCoverage;
  readonly log: Log;
  readonly ids: Ids;
  readonly publicUrl: string;
};

/**
 * Everything to print and mail an approved letter: for each recipient a page with the address and the letter itself, at
 * the end the steps. Made again from what was frozen at the approval, so it is always the same.
 */
export async function openMailingPack(
  deps: Deps,
  owner: Owner | null,
  demandId: string,
): Promise<Result<Uint8Array, OpenPackError>> {
  const { db, clock, letters, dispatches, renderer, coverage, log } = deps;
  const owned = owner === null ? null : await dispatches.findOwnedLetter(db, owner, demandId);
  if (owner === null || owned === null) return err({ code: 'letter.unknown_demand' });
  const all = await dispatches.listOfVersion(db, owned.versionId);
  const version = await letters.unsafeFindVersion(db, owned.versionId);
  const working = await letters.findWorking(db, owned.claimId);
  const [first] = all;
  if (first === undefined || version === null || working === null) return err({ code: 'dispatch.none' });

  const letter = printedLetter(version, working.details, coverage);
  const code = await codeOfLetter(db, deps.ids, owned.versionId, clock.now());
  const pack = packModel(all, first.parties.sender, coverage);
  const made = await renderer.renderMailingPack(letter, { ...pack, check: checkOf(code, deps.publicUrl) });
  if (!made.ok) {
    log.warn({ code: made.error.code, demandId }, 'a mailing pack could not be rendered');
    return err({ code: 'pdf.failed' });
  }
  await appendAudit(db, owned.claimId, clock.now(), { kind: 'letter.pack_opened', by: actorOf(owner), demandId });
  return ok(made.value.pdf);
}

/** Behind a # the code is not sent to anybody but by the page itself. */
function checkOf(code: string, publicUrl: string): MailingPackModel['check'] {
  const { href, host, pathname } = new URL('/verify', publicUrl);
  return { code: printedCode(code), page: `${host}${pathname}`, link: `${href}#${code}` };
}

function packModel(
  all: readonly Dispatch[],
  sender: LetterParty,
  coverage: GlyphCoverage,
): Omit<MailingPackModel, 'check'> {
  const printable = (text: string) => printableText(text, coverage);
  const byIndex = new Map(all.map((dispatch) => [dispatch.recipientIndex, dispatch.parties.recipient]));
  const recipients = [...byIndex.values()];
  return {
    senderLines: sender.lines.map(printable),
    recipients: recipients.map(({ name, lines }, index) => ({
      name: printable(name),
      lines: lines.map(printable),
      alsoTo: recipients.filter((_, other) => other !== index).map((other) => printable(other.name)),
    })),
    steps: mailingSteps(recipients.length),
  };
}
