export { UpgradeScreen as Screen } from './upgrade-screen.tsx';
