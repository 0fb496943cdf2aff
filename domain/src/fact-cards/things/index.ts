import * as z from 'zod/mini';
import building from './building.json' with { type: 'json' };
import business from './business.json' with { type: 'json' };
import children from './children.json' with { type: 'json' };
import clothes from './clothes.json' with { type: 'json' };
import electronics from './electronics.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import furniture from './furniture.json' with { type: 'json' };
import happenings from './happenings.json' with { type: 'json' };
import health from './health.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import papers from './papers.json' with { type: 'json' };
import parts from './parts.json' with { type: 'json' };
import party from './party.json' with { type: 'json' };
import plants from './plants.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import sport from './sport.json' with { type: 'json' };
import tools from './tools.json' with { type: 'json' };
import travel from './travel.json' with { type: 'json' };
import vehicle from './vehicle.json' with { type: 'json' };
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
