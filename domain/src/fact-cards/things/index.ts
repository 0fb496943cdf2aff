import * as z from 'zod/mini';
import building from './vocabulary/building.json' with { type: 'json' };
import business from './vocabulary/business.json' with { type: 'json' };
import children from './vocabulary/children.json' with { type: 'json' };
import clothes from './vocabulary/clothes.json' with { type: 'json' };
import electronics from './vocabulary/electronics.json' with { type: 'json' };
import events from './vocabulary/events.json' with { type: 'json' };
import food from './vocabulary/food.json' with { type: 'json' };
import furniture from './vocabulary/furniture.json' with { type: 'json' };
import happenings from './vocabulary/happenings.json' with { type: 'json' };
import health from './vocabulary/health.json' with { type: 'json' };
import home from './vocabulary/home.json' with { type: 'json' };
import money from './vocabulary/money.json' with { type: 'json' };
import papers from './vocabulary/papers.json' with { type: 'json' };
import parts from './vocabulary/parts.json' with { type: 'json' };
import party from './vocabulary/party.json' with { type: 'json' };
import plants from './vocabulary/plants.json' with { type: 'json' };
import services from './vocabulary/services.json' with { type: 'json' };
import sport from './vocabulary/sport.json' with { type: 'json' };
import tools from './vocabulary/tools.json' with { type: 'json' };
import travel from './vocabulary/travel.json' with { type: 'json' };
import vehicle from './vocabulary/vehicle.json' with { type: 'json' };
import { type Thing, THING_FIELDS, type ThingField, thingSchema } from './thing.ts';

const FILES: Readonly<Record<ThingField, unknown>> = {
  home,
  furniture,
  vehicle,
  parts,
  building,
  tools,
  electronics,
  clothes,
  food,
  plants,
  party,
  events,
  travel,
  papers,
  money,
  services,
  business,
  sport,
  children,
  health,
  happenings,
};

const listSchema = z.array(thingSchema);

let read: Thing[] | null = null;

/** Every thing and service that has fixed English. The files are read when somebody first asks. */
export function allThings(): Thing[] {
  read ??= THING_FIELDS.flatMap((field) => listSchema.parse(FILES[field]));
  return read;
}
