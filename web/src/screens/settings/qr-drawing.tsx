import styles from './settings.module.css';

/** A QR code of rows of 0 and 1, black on white in every theme: cameras read nothing else. */
export function QrDrawing({ rows, label }: { readonly rows: readonly string[]; readonly label: string }) {
  const path = rows
    .flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '1' ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={styles['qr']} viewBox={`-4 -4 ${rows.length + 8} ${rows.length + 8}`} role="img" aria-label={label}>
      <rect x="-4" y="-4" width={rows.length + 8} height={rows.length + 8} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
