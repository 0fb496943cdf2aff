/** Owns the functions that take frozen rows away, and nothing else. Nobody logs in as it. */
export const ERASER_ROLE = 'plainclaim_eraser';

/** What can be given or taken, and where. */
export type DatabaseObject = {
  readonly kind: 'schema' | 'table' | 'sequence' | 'function';
  readonly oid: number;
  /** As SQL writes it, with its schema and quoted where needed; a function with the types of its arguments. */
  readonly sqlName: string;
  /** A function that runs with the rights of its owner instead of its caller's. */
  readonly isDefiner: boolean;
};

/** One right on one object, and whether a role is to have it. */
export type StatedRight = {
  readonly object: DatabaseObject;
  /** 'public': everybody. */
  readonly role: string;
  readonly privilege: string;
  readonly isGiven: boolean;
};

/** A function that belongs to a role of its own. */
export type StatedOwner = { readonly object: DatabaseObject; readonly role: string };

const PRIVILEGES: Readonly<Record<DatabaseObject['kind'], readonly string[]>> = {
  schema: ['usage', 'create'],
  table: ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'],
  sequence: ['usage', 'select', 'update'],
  function: ['execute'],
};

/** What the running role may do with a table that is not named below. Views are tables here. */
const ANY_TABLE = ['select', 'insert', 'update', 'delete'];
/** Rows that are added and never changed. `removed_rows` is written by functions alone, `audit_chain` by a trigger. */
const ADDED_ONLY = ['select', 'insert'];
const READ_ONLY = ['select'];
/** Rows that are written until they are ready, and never removed but for a deletion. */
const NEVER_DELETED = ['select', 'insert', 'update'];

const RUNNING_ON_TABLES: Readonly<Record<string, readonly string[]>> = {
  'public.audit_events': ADDED_ONLY,
  'public.letter_versions': ADDED_ONLY,
  'public.court_documents': ADDED_ONLY,
  'public.court_signatures': ADDED_ONLY,
  'public.payment_records': ADDED_ONLY,
  'public.operator_acts': ADDED_ONLY,
  'public.package_prices': ADDED_ONLY,
  'public.order_lines': ADDED_ONLY,
  'public.order_payments': ADDED_ONLY,
  'public.order_refunds': ADDED_ONLY,
  'public.order_disputes': ADDED_ONLY,
  'public.delivery_events': ADDED_ONLY,
  'public.audit_chain': READ_ONLY,
  'public.removed_rows': READ_ONLY,
  'public.schema_migrations': READ_ONLY,
  'public.operator_queue_now': READ_ONLY,
  'public.letter_documents': NEVER_DELETED,
};

/** What the eraser's functions take away, with the packets in between, and what they look at and leave behind. */
const ERASER_ON_TABLES: Readonly<Record<string, readonly string[]>> = {
  'public.court_documents': ['select', 'delete'],
  'public.court_signatures': ['select', 'delete'],
  'public.court_packets': ['select', 'delete'],
  'public.letter_documents': ['select', 'delete'],
  'public.letter_versions': ['select', 'delete'],
  'public.payment_records': ['select', 'delete'],
  'public.data_deletions': ['select'],
  'public.removed_rows': ['insert'],
};

const ERASER_FUNCTIONS = [
  'public.remove_frozen_rows(uuid, uuid, date)',
  'public.remove_ended_payment_records(timestamp with time zone, date)',
];

/**
 * Functions that the running role alone may call, beside the owner. The operator's commands run as that role. No other
 * function with the rights of its owner may be called by anybody; triggers need no right to be called.
 */
const RUNNING_FUNCTIONS = [
  ...ERASER_FUNCTIONS,
  'public.seal_frozen_anew(text, text, uuid, bytea, bytea)',
  'public.decide_operator_item(uuid, text, text, timestamp with time zone)',
];

function givenToRunning({ kind, sqlName }: DatabaseObject): readonly string[] {
  if (kind === 'schema') return ['usage'];
  if (kind === 'sequence') return ['usage', 'select'];
  if (kind === 'function') return RUNNING_FUNCTIONS.includes(sqlName) ? ['execute'] : [];
  return RUNNING_ON_TABLES[sqlName] ?? ANY_TABLE;
}

function givenToEraser({ kind, sqlName }: DatabaseObject): readonly string[] {
  if (kind === 'schema') return sqlName === 'public' ? ['usage'] : [];
  if (kind === 'function') return ERASER_FUNCTIONS.includes(sqlName) ? ['execute'] : [];
  return ERASER_ON_TABLES[sqlName] ?? [];
}

/** Whether who may call it is stated here. Other functions do nothing their caller could not do. */
const isStatedFunction = ({ isDefiner, sqlName }: DatabaseObject): boolean =>
  isDefiner || RUNNING_FUNCTIONS.includes(sqlName);

const isStated = (object: DatabaseObject): boolean => object.kind !== 'function' || isStatedFunction(object);

const rightsOf = (object: DatabaseObject, role: string, given: readonly string[]): StatedRight[] =>
  PRIVILEGES[object.kind].map((privilege) => ({ object, role, privilege, isGiven: given.includes(privilege) }));

/** What nobody may do who is not named: the one statement that holds where one role owns and runs. */
export const rightsOfEverybody = (objects: readonly DatabaseObject[]): StatedRight[] =>
  objects.flatMap((object) =>
    object.kind === 'function' && isStatedFunction(object) ? rightsOf(object, 'public', []) : [],
  );

/** Every right that is given to the running role and the eraser, and every one that is not. */
export const rightsOfRoles = (objects: readonly DatabaseObject[], runningRole: string): StatedRight[] =>
  objects
    .filter(isStated)
    .flatMap((object) => [
      ...rightsOf(object, runningRole, givenToRunning(object)),
      ...rightsOf(object, ERASER_ROLE, givenToEraser(object)),
    ]);

/** Who owns the functions that do not belong to the owner of the tables. */
export const ownersOfFunctions = (objects: readonly DatabaseObject[]): StatedOwner[] =>
  objects
    .filter(({ kind, sqlName }) => kind === 'function' && ERASER_FUNCTIONS.includes(sqlName))
    .map((object) => ({ object, role: ERASER_ROLE }));

/** The names above that no object has: somebody renamed one, and what is stated about it says nothing any more. */
export function statedForNothing(objects: readonly DatabaseObject[]): string[] {
  const there = new Set(objects.map(({ sqlName }) => sqlName));
  const stated = [...Object.keys(RUNNING_ON_TABLES), ...Object.keys(ERASER_ON_TABLES), ...RUNNING_FUNCTIONS];
  return stated.filter((name) => !there.has(name));
}
