/** Where nothing is. A path that cannot be decoded goes here, because the framework's own answer would quote it. */
const NOWHERE = '/not-an-address';

/**
 * The one rewrite rule for the specification's call names: `/api/.../name.php` is `/api/.../name`. Everything else,
 * the query included, stays as it came.
 */
export function withoutPhpSuffix(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!canBeDecoded(path)) return NOWHERE;
  const renamed = path.startsWith('/api/') ? path.replace(/\.php$/, '') : path;
  return [renamed, ...query].join('?');
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
