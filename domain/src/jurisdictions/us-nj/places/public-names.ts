import type { PublicName } from '../../../claims/public-names.ts';

/**
 * Names of New Jersey's own public bodies, in lower case without points, those under another law first. From memory: no
 * official list exists. A match asks and decides nothing.
 */
export const publicNames: readonly PublicName[] = [
  {
    kind: 'own-statute',
    pattern:
      /\bport authority of (?:new york|ny)\b|\bport authority (?:ny|new york)\b|\bpanynj\b|^path$|\bpath trains?\b|\bport authority trans hudson\b/,
  },
  {
    kind: 'interstate',
    pattern:
      /\bdelaware river (?:port|joint|and bay)\b|\bpatco\b|\bpalisades interstate park\b|\bwaterfront commission\b/,
  },
  {
    kind: 'state-authority',
    pattern:
      /\bnj ?transit\b|\bnjt\b|\bnew jersey transit\b|\bsouth jersey transportation\b|\bsports and exposition\b|\bschools development authority\b|\bhousing and mortgage finance\b|\bmeadowlands (?:commission|authority)\b|\bpinelands commission\b|\beducational facilities authority\b|\bgarden state parkway\b/,
  },
  {
    kind: 'university',
    pattern:
      /\brutgers\b|\browan univ|\bkean univ|\bmontclair state\b|\bnjit\b|\bnew jersey institute of technology\b|\bstockton univ|\bwilliam paterson\b|\bramapo college\b|\bcollege of new jersey\b|\bnew jersey city univ|\bthomas edison (?:state|univ)|\buniversity hospital\b/,
  },
  {
    kind: 'local-authority',
    pattern: /\bparking agency\b|\bpassaic valley (?:water|sewerage)\b|\bnorth hudson sewerage\b/,
  },
  { kind: 'state', pattern: /\bnj ?(?:dot|dep|dca|mvc|dmv)\b|\bsuperior court\b/ },
];
