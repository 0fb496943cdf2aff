import 'fastify';

declare module 'fastify' {
  // Only an interface can be added to.
  interface FastifyContextConfig {
    /** A call that another site's form makes on purpose. It changes nothing. */
    takesOtherSites?: true;
  }
}
