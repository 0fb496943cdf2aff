export { NoRemindersScreen as Screen } from './no-reminders-screen.tsx';
