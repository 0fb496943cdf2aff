/** Why the embedded PostgreSQL does not run. The message is for the person who runs the server and names a way out. */
export type PostgresStartError = {
  readonly code:
    | 'postgres.programs_missing'
    | 'postgres.programs_unusable'
    | 'postgres.programs_too_old'
    | 'postgres.no_system_user'
    | 'postgres.data_missing'
    | 'postgres.data_unreachable'
    | 'postgres.data_version_differs'
    | 'postgres.no_room_for_data'
    | 'postgres.initialization_failed'
    | 'postgres.start_failed';
  readonly message: string;
};
