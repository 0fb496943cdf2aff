/** What `ids.readableToken` makes. Anything else is nobody's, and need not be looked for. */
export const DEMAND_ID = /^[0-9A-Z]{26}$/;
