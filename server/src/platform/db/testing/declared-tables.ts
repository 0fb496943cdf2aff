import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What the queries take a column for. */
export type DeclaredColumn = {
  /** The type of a value read, without null, in one word; a set of texts counts as `string`. */
  readonly kind: 'string' | 'string[]' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'unknown';
  readonly mayBeNull: boolean;
  /** Whether an insert may leave it out. */
  readonly mayBeLeftOut: boolean;
  /** The only texts it may hold; null when any text will do. */
  readonly texts: readonly string[] | null;
};

export type DeclaredTables = ReadonlyMap<string, ReadonlyMap<string, DeclaredColumn>>;

const sources = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Every table that the server's queries know, as its types say: those of `Database` and what features add to it with
 * `withTables`. Asked of TypeScript itself, so that nothing is written down a second time.
 *
 * @throws Error when a column has a type that no column of the database can have
 */
export function declaredTables(): DeclaredTables {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(sources, name))
    .filter((path) => path.endsWith('/db/schema.ts') || /\.withTables</.test(readFileSync(path, 'utf8')));
  const config = ts.readConfigFile(join(sources, '../tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, dirname(sources));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();

  const tables = new Map<string, ReadonlyMap<string, DeclaredColumn>>();
  const addAll = (type: ts.Type): void => {
    for (const table of checker.getPropertiesOfType(type)) {
      const columns = checker.getPropertiesOfType(checker.getTypeOfSymbol(table));
      tables.set(table.name, new Map(columns.map((column) => [column.name, readColumn(checker, table, column)])));
    }
  };
  const look = (node: ts.Node): void => {
    if (ts.isTypeAliasDeclaration(node) && node.name.text === 'Database') addAll(checker.getTypeAtLocation(node));
    const isAdding =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'withTables';
    if (isAdding) for (const given of node.typeArguments ?? []) addAll(checker.getTypeFromTypeNode(given));
    ts.forEachChild(node, look);
  };
  for (const path of files) {
    const file = program.getSourceFile(path);
    if (file === undefined) throw new Error(`TypeScript did not read ${path}`);
    look(file);
  }
  return tables;
}

function readColumn(checker: ts.TypeChecker, table: ts.Symbol, column: ts.Symbol): DeclaredColumn {
  const declared = checker.getTypeOfSymbol(column);
  const whenRead = partOf(checker, declared, '__select__') ?? declared;
  const whenInserted = partOf(checker, declared, '__insert__') ?? declared;
  const members = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
  const has = (type: ts.Type, flag: ts.TypeFlags): boolean => members(type).some(({ flags }) => (flags & flag) !== 0);
  const values = members(whenRead).filter(({ flags }) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) === 0);
  const kinds = new Set(values.map((value) => kindOf(checker, value)));
  const [kind] = kinds;
  if (kind === undefined || kind === null || kinds.size > 1) {
    throw new Error(`${table.name}.${column.name} is declared as ${checker.typeToString(declared)}`);
  }
  const texts = values.flatMap((value) => (value.isStringLiteral() ? [value.value] : []));
  return {
    kind,
    // What jsonb holds is read as unknown: what may be written tells whether there may be nothing.
    mayBeNull: has(kind === 'unknown' ? whenInserted : whenRead, ts.TypeFlags.Null),
    mayBeLeftOut: has(whenInserted, ts.TypeFlags.Undefined),
    texts: texts.length === values.length ? texts.toSorted() : null,
  };
}

function partOf(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type | null {
  const part = checker.getPropertyOfType(type, name);
  return part === undefined ? null : checker.getTypeOfSymbol(part);
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): DeclaredColumn['kind'] | null {
  if ((type.flags & ts.TypeFlags.StringLike) !== 0) return 'string';
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return 'number';
  if ((type.flags & ts.TypeFlags.BooleanLike) !== 0) return 'boolean';
  if ((type.flags & ts.TypeFlags.Unknown) !== 0) return 'unknown';
  const name = checker.typeToString(type).replace(/<.*>$/, '');
  return name === 'Date' || name === 'Buffer' || name === 'string[]' ? name : null;
}
