/** The dark squares of a text's QR code as one path, in a box of `size` squares a side, quiet zone of four included (ISO/IEC 18004). */
export type QrDrawing = { size: number; path: string };

/** Draws a text as a QR code. What draws it is loaded when it is wanted: few shoppers do. */
export async function drawQrCode(text: string): Promise<QrDrawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
