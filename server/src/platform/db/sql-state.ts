/** The SQLSTATE codes our code reacts to (PostgreSQL manual, appendix A). */
export const SQL_STATE = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlock: '40P01',
  queryCanceled: '57014',
  serverStarting: '57P03',
  tooManyConnections: '53300',
  unknownRole: '28000',
  unknownDatabase: '3D000',
  duplicateDatabase: '42P04',
  duplicateObject: '42710',
} as const;

/** Whether the database refused with one of these codes; without codes, whether it was the database that refused. */
export function hasSqlState(error: unknown, ...states: readonly string[]): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') return false;
  return states.length === 0 ? /^[0-9A-Z]{5}$/.test(error.code) : states.includes(error.code);
}
