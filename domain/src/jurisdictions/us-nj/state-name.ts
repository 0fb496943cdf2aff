/**
 * The locality's name once more, for the first screen alone. Imported by nothing else, it becomes part of that screen's
 * script; shared, it would be a file of its own that every first visit must fetch.
 */
export const stateName = 'New Jersey';
