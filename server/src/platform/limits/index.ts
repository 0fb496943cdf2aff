export { askingClient, registerAskingClient } from './asking-client.ts';
export { isFromThisMachine, networkOf } from './client-address.ts';
export * from './largest-request.ts';
export { type ClientLimitName, type LimitName, limitRules } from './limit-rules.ts';
export { limitOpenConnections } from './open-connections.ts';
export { createLimits, type LimitRefusal, type Limits } from './limits.ts';
export { refusedByLimit, type RequestLimits, requestLimits } from './request-limits.ts';
export { trustedProxies } from './trusted-proxies.ts';
export { counted, createWorkBudget, registerWorkBudget, spendWork, type WorkBudget } from './work-budget.ts';
