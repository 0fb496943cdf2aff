export { listSent, unwantedKinds } from './reminder-repository.ts';
export { reminderRoutes } from './routes.ts';
export { REMIND_EVERY_SECONDS, sendReminders, sendRemindersJob } from './send-reminders.job.ts';
