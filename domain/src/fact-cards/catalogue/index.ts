import { type Card, type CardCatalogue, type CardOption, catalogueSchema, type Slot } from '../card.ts';
import { allThings } from '../things/index.ts';
import auto from './auto.json' with { type: 'json' };
import brokenContract from './broken-contract.json' with { type: 'json' };
import chargeback from './chargeback.json' with { type: 'json' };
import construction from './construction.json' with { type: 'json' };
import damagedProperty from './damaged-property.json' with { type: 'json' };
import debt from './debt.json' with { type: 'json' };
import general from './general.json' with { type: 'json' };
import injury from './injury.json' with { type: 'json' };
import other from './other.json' with { type: 'json' };
import product from './product.json' with { type: 'json' };
import stolenProperty from './stolen-property.json' with { type: 'json' };
import tenantLandlord from './tenant-landlord.json' with { type: 'json' };
import verbalPromise from './verbal-promise.json' with { type: 'json' };

export { allThings } from '../things/index.ts';

const FILES: Readonly<Record<string, unknown>> = {
  auto,
  'broken-contract': brokenContract,
  chargeback,
  construction,
  'damaged-property': damagedProperty,
  debt,
  injury,
  other,
  product,
  'stolen-property': stolenProperty,
  'tenant-landlord': tenantLandlord,
  'verbal-promise': verbalPromise,
};

const read = new Map<string, CardCatalogue>();

const NONE: CardCatalogue = { category: '', cards: [], derived: [], proof: {} };

/**
 * The cards of a category, and behind them the general ones; the general ones alone for a category nobody knows. Each card
 * offers the common kinds of proof and the common roles behind its own. A file is read when it is first asked for.
 */
export function catalogueOf(category: string): CardCatalogue {
  const known = read.get(category);
  if (known !== undefined) return known;
  const file = Object.hasOwn(FILES, category) ? FILES[category] : undefined;
  const catalogue = withGeneral(file === undefined ? { ...NONE, category } : catalogueSchema.parse(file));
  if (file !== undefined) read.set(category, catalogue);
  return catalogue;
}

function withGeneral(own: CardCatalogue): CardCatalogue {
  const { cards, proof, commonProof = [], commonRoles = [] } = generalCards();
  const allProof = { ...own.proof, ...proof };
  const withCommon = (card: Card): Card => {
    const offered = card.proof ?? [];
    const said = new Set(offered.flatMap((key) => allProof[key]?.is ?? []));
    const slots = card.slots.map((slot) => withRoles(slot, commonRoles));
    return { ...card, slots, proof: [...offered, ...commonProof.filter((key) => !said.has(key))] };
  };
  return { ...own, cards: [...own.cards, ...cards].map(withCommon), proof: allProof, commonProof, things: allThings() };
}

/** A husband, an office manager, their driver: behind the slot's own roles, each once by what the letter says. */
function withRoles(slot: Slot, common: readonly CardOption[]): Slot {
  if (slot.kind !== 'who' || slot.only?.includes('other') === false) return slot;
  const { roles = [] } = slot;
  const said = new Set(roles.map(({ letter }) => letter));
  return { ...slot, roles: [...roles, ...common.filter(({ letter }) => !said.has(letter))] };
}

let readGeneral: CardCatalogue | null = null;
const generalCards = (): CardCatalogue => (readGeneral ??= catalogueSchema.parse(general));
