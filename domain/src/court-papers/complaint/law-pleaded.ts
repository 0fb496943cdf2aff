import type { PaperCase } from '../packet/paper-context.ts';
import { lawsPleaded } from '../wording/complaint.ts';

/** The statutes a complaint rests on by name: those the letter may name, but for what the person took out of it. */
export function lawPleaded({ claim, pack, decisions }: PaperCase): readonly string[] {
  const pleaded = pack
    .lawFor(claim)
    .filter(({ key }) => !decisions.lawOut.includes(key))
    .flatMap(({ cite, pleads }) => (pleads === undefined ? [] : [`${cite} (${pleads})`]));
  return pleaded.length === 0 ? [] : [lawsPleaded(pleaded)];
}
