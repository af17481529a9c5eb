import { Card } from './CodePicture.styles.ts';

export type CodePictureProps = {
  /**
   * Where the security code is. True for American Express: four digits on the front. False for other cards:
   * three digits on the back, beside the signature.
   */
  onFront: boolean;
};

/**
 * Decorative picture of a card with its security code marked, in the text colour. The hint of the field
 * describes where the code is.
 */
export function SecurityCodePicture({ onFront }: CodePictureProps) {
  return (
    <Card
      viewBox="0 0 38 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden
    >
      <g opacity="0.5">
        <rect x="1" y="1" width="36" height="22" rx="2.5" />
        <path d={onFront ? 'M5 8h6v5H5zM5 18.5h18' : 'M1 6.5h36M5 14.5h13'} />
      </g>
      <g strokeLinecap="round">
        <rect x={onFront ? 18 : 21} y={onFront ? 5 : 11} width={onFront ? 15 : 12} height="7" rx="3.5" />
        <path d={onFront ? 'M21.5 8.5h0m2.7 0h0m2.7 0h0m2.6 0h0' : 'M24 14.5h0m3 0h0m3 0h0'} />
      </g>
    </Card>
  );
}
