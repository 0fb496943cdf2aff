export { countByKey } from './count-by-key.ts';
export { sealAnew, SEAL_ANEW_EVERY_SECONDS, sealAnewJob } from './seal-anew.job.ts';
