import type { PostalAddress } from '../../../parties/index.ts';
import { isSamePlace, mailingNameCounties, municipalityCounties, zipArea } from './place-index.ts';
import { normalized, withoutKind } from './place-names.ts';

/**
 * Counties an address may lie in, likeliest first; empty outside New Jersey or when nothing is known about it.
 *
 * The town's name settles the county and the ZIP only chooses among towns of one name: a ZIP is a mail route. But a
 * mailing name is often not the municipality (mail for part of Franklin Township says "Princeton"), so a name that is
 * just the ZIP's post office keeps every county where more than a few of the ZIP's residents live. A name and a ZIP
 * that contradict each other leave the counties of both.
 */
export function countiesOf(address: PostalAddress): readonly string[] {
  if (address.state !== 'NJ') return [];
  const name = normalized(address.city);
  const zip = zipArea(address.zip);
  const named = namedCounties(name);
  if (zip === undefined) return named;
  const agreed = named.filter((county) => zip.touched.includes(county));
  if (isSamePlace(name, zip.postOffice)) return [...new Set([...agreed, ...zip.likely])];
  return agreed.length > 0 ? agreed : [...new Set([...named, ...zip.likely])];
}

/**
 * A municipality's name counts before a mailing name, unless another county has a post office of that name. A kind that
 * nothing of that name has is left away last: "Green Village" is a post office and not Green.
 */
function namedCounties(name: string): readonly string[] {
  const found = namedExactly(name);
  return found.length > 0 ? found : namedExactly(withoutKind(name));
}

function namedExactly(name: string): readonly string[] {
  const municipalities = municipalityCounties(name);
  const mailing = mailingNameCounties(name);
  const isElsewhere = !mailing.some((county) => municipalities.includes(county));
  return isElsewhere ? [...new Set([...municipalities, ...mailing])] : municipalities;
}
