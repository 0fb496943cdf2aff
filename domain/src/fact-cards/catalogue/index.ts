import { type CardCatalogue, catalogueSchema } from '../card.ts';
import auto from './auto.json' with { type: 'json' };
import brokenContract from './broken-contract.json' with { type: 'json' };
import chargeback from './chargeback.json' with { type: 'json' };
import construction from './construction.json' with { type: 'json' };
import damagedProperty from './damaged-property.json' with { type: 'json' };
import debt from './debt.json' with { type: 'json' };
import injury from './injury.json' with { type: 'json' };
import other from './other.json' with { type: 'json' };
import product from './product.json' with { type: 'json' };
import stolenProperty from './stolen-property.json' with { type: 'json' };
import tenantLandlord from './tenant-landlord.json' with { type: 'json' };
import verbalPromise from './verbal-promise.json' with { type: 'json' };

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

/** The cards of a category; none for a category nobody knows. A file is read when it is first asked for. */
export function catalogueOf(category: string): CardCatalogue {
  const known = read.get(category);
  if (known !== undefined) return known;
  const file = Object.hasOwn(FILES, category) ? FILES[category] : undefined;
  const catalogue = file === undefined ? { category, cards: [], derived: [], proof: {} } : catalogueSchema.parse(file);
  if (file !== undefined) read.set(category, catalogue);
  return catalogue;
}
