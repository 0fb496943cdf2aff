import { isShopName, plainName, stateNames } from './party-names.ts';

/**
 * A kind of public body, and how its names look in lower case without points. `kind` is for the rules of a pack: each
 * kind may have a clock of its own.
 */
export type PublicName = { readonly kind: PublicKind; readonly pattern: RegExp };
export type PublicKind =
  /** Run together by two States, under its own law that the pack knows, or under one it does not. */
  | 'own-statute'
  | 'interstate'
  /** The State itself and its departments. */
  | 'state'
  | 'state-authority'
  | 'university'
  | 'school'
  | 'local-authority'
  | 'county'
  | 'municipal';

const { names, codes } = stateNames;

/** Names as towns, counties and schools carry them in every state. A pack adds those of its own bodies. */
const EVERYWHERE: readonly PublicName[] = [
  {
    kind: 'state-authority',
    pattern: new RegExp(
      `\\b(?:${names}|${codes}) (?:transit|turnpike|economic development)\\b|\\b(?:turnpike|parkway|transit) authority\\b`,
    ),
  },
  { kind: 'university', pattern: /\bstate (?:university|college)\b|^(?:the )?university hospital\b/ },
  {
    kind: 'school',
    pattern:
      /\bboard of ed(?:ucation)?\b|\bschool district\b|\bpublic schools?\b|\bregional (?:high )?school\b|\bcharter school\b/,
  },
  {
    kind: 'local-authority',
    pattern:
      /\b(?:housing|port|parking|sewerage|water|utilities|improvement|redevelopment) (?:authority|agency|commission)\b|\bwater supply commission\b|\bjoint meeting\b|\bfire district\b|\bboard of fire commissioners\b|\bpublic library\b/,
  },
  {
    kind: 'county',
    pattern:
      /\bcounty of \w|\b\w+ county (?:sheriff|prosecutor|clerk|surrogate|jail|correction|board of|commissioners|college|community college|vocational|technical school|park (?:commission|system)|welfare|social services|library|police)|^(?:the )?[\w ]+ county$|\bsheriffs? (?:department|dept|office)\b/,
  },
  {
    kind: 'municipal',
    pattern:
      /^(?:the )?(?:city|town|township|twp|borough|boro|village) of \w|^(?:the )?[\w ]+ (?:township|twp|borough)$|\b(?:police|fire|public works|recreation) (?:department|dept)\b|\b\w+ police$|\bdpw$|\bboard of health\b|\bmayor and council\b/,
  },
  {
    kind: 'state',
    pattern: new RegExp(
      `^(?:the )?state of (?:${names}|${codes})\\b|^(?:the )?(?:${names}|${codes}) (?:department|dept|division|commission|motor vehicle|state police)\\b|\\bmotor vehicle commission\\b|^state police\\b`,
    ),
  },
];

/** Short names that are surnames too ("Mary Boe"): they count only in capitals, as typed. */
const IN_CAPITALS: readonly PublicName[] = [
  { kind: 'school', pattern: /\bB\.?O\.?E\.?$/ },
  { kind: 'local-authority', pattern: /\bM\.?U\.?A\.?$/ },
];

/**
 * The kind of public body a name looks like, a pack's own names first; null for others. It is only a hint, and no
 * "Corporation" or "Inc." switches it off: some authorities carry one.
 */
export function publicKindOf(name: string, own: readonly PublicName[] = []): PublicKind | null {
  const plain = plainName(name);
  if (isShopName(plain)) return null;
  const known =
    [...own, ...EVERYWHERE].find(({ pattern }) => pattern.test(plain)) ??
    IN_CAPITALS.find(({ pattern }) => pattern.test(name.trim()));
  return known?.kind ?? null;
}

/** True when the name looks like a town, a county, a public school or an office of the State. It is only a hint. */
export const looksLikePublicBody = (name: string, own: readonly PublicName[] = []): boolean =>
  publicKindOf(name, own) !== null;
