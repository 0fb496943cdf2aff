/** Where the provider's page sends people back to, `/?order=id`, the name before the id. */
export const RETURNED_ORDER = 'order';
