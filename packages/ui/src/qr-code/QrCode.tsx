import { Ground, Squares } from './QrCode.styles.ts';

export type QrCodeProps = {
  /** What it is for: a camera reads the code, a shopper its name. */
  label: string;
  /** Squares of a side, quiet zone included. */
  size: number;
  /** The dark squares, as the path of a drawing in that box. */
  path: string;
};

/** A QR code for another device's camera. Dark on light in every theme: not every camera reads it the other way round. */
export function QrCode({ label, size, path }: QrCodeProps) {
  return (
    <Ground data-theme="light">
      <Squares role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
        <path d={path} />
      </Squares>
    </Ground>
  );
}
