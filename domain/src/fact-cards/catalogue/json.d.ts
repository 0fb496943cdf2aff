/** A catalogue is unknown data until the schema has read it. */
declare module '*.json' {
  const data: unknown;
  export default data;
}
