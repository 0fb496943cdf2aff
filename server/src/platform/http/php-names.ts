/**
 * The one rewrite rule for the specification's call names: `/api/.../name.php` is `/api/.../name`. Everything else,
 * the query included, stays as it came.
 */
export function withoutPhpSuffix(url: string): string {
  const [path = '', ...query] = url.split('?');
  const renamed = path.startsWith('/api/') ? path.replace(/\.php$/, '') : path;
  return [renamed, ...query].join('?');
}
