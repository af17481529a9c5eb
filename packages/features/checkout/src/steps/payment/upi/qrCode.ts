/**
 * A QR code. `path` is an SVG path of its dark modules. `size` is the number of modules per side, including
 * the quiet zone of four modules (ISO/IEC 18004).
 */
export type QrDrawing = { size: number; path: string };

/** Draws a text as a QR code. The package `uqr` loads on demand, because few shoppers need a QR code. */
export async function drawQrCode(text: string): Promise<QrDrawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
