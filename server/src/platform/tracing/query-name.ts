import { AliasNode, type RootOperationNode, TableNode } from 'kysely';

const VERBS: Readonly<Partial<Record<RootOperationNode['kind'], string>>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** "select claims": the verb and the first table. Values are never looked at. "query" for SQL written by hand. */
export function queryName(node: RootOperationNode): string {
  const verb = VERBS[node.kind] ?? 'query';
  const table = firstTable(node);
  return table === null ? verb : `${verb} ${table}`;
}

function firstTable(node: RootOperationNode): string | null {
  switch (node.kind) {
    case 'SelectQueryNode':
    case 'DeleteQueryNode':
      return tableName(node.from?.froms[0]);
    case 'InsertQueryNode':
      return tableName(node.into);
    case 'UpdateQueryNode':
      return tableName(node.table);
    default:
      return null;
  }
}

type Source = Parameters<typeof TableNode.is>[0] | undefined;

function tableName(source: Source): string | null {
  if (source === undefined) return null;
  const node = AliasNode.is(source) ? source.node : source;
  return TableNode.is(node) ? node.table.identifier.name : null;
}
