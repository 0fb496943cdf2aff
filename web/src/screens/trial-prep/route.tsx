export { TrialPrepScreen as Screen } from './trial-prep-screen.tsx';
