import type { Paise } from '@luxe/format';
import { moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { LinkButton } from '@luxe/ui/link-button';
import { Loader } from '@luxe/ui/loader';
import { QrCode } from '@luxe/ui/qr-code';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useEffect, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import { drawQrCode, type QrDrawing } from './qrCode.ts';
import { ForAnotherDevice, ForThisDevice } from './UpiCode.styles.ts';

export type UpiCodeProps = {
  /** URL that opens a UPI app. The QR code contains the same URL. */
  intentUrl: string;
  payable: Paise;
  /** The payment is being cancelled. */
  busy: boolean;
  onPaid: () => void;
  onOtherMethod: () => void;
  /** Draws the QR code. Default: `drawQrCode`. */
  draw?: (text: string) => Promise<QrDrawing>;
};

/** A payment that waits for a UPI app: a code to scan, or on a phone the link that opens the app. */
export function UpiCode({
  intentUrl,
  payable,
  busy,
  onPaid,
  onOtherMethod,
  draw = drawQrCode,
}: UpiCodeProps) {
  const code = useCode(intentUrl, draw);
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to this heading, because the UPI code has replaced the button that the shopper pressed.
  useEffect(() => moveFocus(heading.current), []);
  const open = <LinkButton href={intentUrl}>{copy.upi.open}</LinkButton>;

  return (
    <Stack gap={20} align="start">
      <Heading level={3} size="title-s" ref={heading} tabIndex={-1}>
        {copy.upi.scanTitle}
      </Heading>
      {code === 'failed' ? (
        <>
          <Text size="sm">{copy.upi.codeFailed}</Text>
          {open}
        </>
      ) : (
        <>
          <ForThisDevice>{open}</ForThisDevice>
          <ForAnotherDevice>
            <Stack gap={16}>
              <Text size="sm" tone="secondary">
                {copy.upi.scan}
              </Text>
              <Loader active={code === undefined} label={copy.upi.codeLoading} />
              {code && <QrCode label={copy.upi.code(payable)} size={code.size} path={code.path} />}
            </Stack>
          </ForAnotherDevice>
        </>
      )}
      <Stack direction="row" gap={20} wrap>
        <Button emphasis="secondary" onClick={onPaid}>
          {copy.upi.paid}
        </Button>
        <TextButton onClick={onOtherMethod} aria-disabled={busy || undefined}>
          {copy.upi.otherMethod}
        </TextButton>
      </Stack>
    </Stack>
  );
}

function useCode(text: string, draw: (text: string) => Promise<QrDrawing>) {
  const [drawn, setDrawn] = useState<{ text: string; code: QrDrawing | 'failed' }>();
  const drawing = useRef(draw);
  useEffect(() => {
    let isWanted = true;
    const handleDrawn = (code: QrDrawing | 'failed') => {
      if (isWanted) setDrawn({ text, code });
    };
    drawing.current(text).then(handleDrawn, () => handleDrawn('failed'));
    return () => {
      isWanted = false;
    };
  }, [text]);
  return drawn?.text === text ? drawn.code : undefined;
}
