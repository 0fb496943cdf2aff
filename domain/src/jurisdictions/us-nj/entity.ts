import type { PartyName } from '../../parties/index.ts';

/**
 * `entity`: the name ends as only a company's or partnership's may. `unclear`: a business that may also be one owner's
 * trade name. A sole owner is no entity and needs no lawyer (R. 1:21-1(c)).
 */
export type BusinessKind = 'not_a_business' | 'entity' | 'unclear';

const ENTITY_ENDINGS: ReadonlySet<string> = new Set([
  'llc',
  'pllc',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'ltd',
  'limited',
  'lp',
  'llp',
  'lllp',
  'pc',
  'pa',
  'partnership',
  'association',
]);

export function businessKindOf(name: PartyName): BusinessKind {
  if (name.kind === 'person') return 'not_a_business';
  const words = name.legalName
    .toLowerCase()
    .replace(/[.']/g, '')
    .replace(/\bl l c\b/g, 'llc')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return ENTITY_ENDINGS.has(words.at(-1) ?? '') ? 'entity' : 'unclear';
}
