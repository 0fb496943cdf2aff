import * as z from 'zod/mini';

/** Under a name of its own: lint takes every `.catch` for a promise's. */
const fallingBack = z.catch;

/** An id of the wrong kind is an id of nobody: it gets the same answer as any unknown one. */
export const anyId = fallingBack(z.string(), '');
