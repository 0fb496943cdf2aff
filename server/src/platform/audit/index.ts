export * from './audit-trail.ts';
export {
  type AccountEvent,
  type AccountTrailRow,
  appendAccountAudit,
  appendAccountAuditLater,
  readAccountTrail,
} from './account-trail.ts';
export { auditChainHead, type ChainFault, type ChainHead, type ChainReport, verifyAuditChain } from './verify-chain.ts';
