import { Background, Modules } from './QrCode.styles.ts';

export type QrCodeProps = {
  /** Accessible name: the purpose of the code. */
  label: string;
  /** Modules per side, including the quiet zone. */
  size: number;
  /** SVG path of the dark modules, in module units. */
  path: string;
};

/** A QR code. Dark on light in every theme, because not all cameras read inverted codes. */
export function QrCode({ label, size, path }: QrCodeProps) {
  return (
    <Background data-theme="light">
      <Modules role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
        <path d={path} />
      </Modules>
    </Background>
  );
}
