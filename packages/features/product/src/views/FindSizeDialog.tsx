import { toLength } from '@luxe/patterns/garment-drawing';
import { Button } from '@luxe/ui/button';
import { Dialog } from '@luxe/ui/dialog';
import { moveFocus } from '@luxe/ui/focus';
import { Notice } from '@luxe/ui/notice';
import { RadioGroup } from '@luxe/ui/radio-group';
import { Stack } from '@luxe/ui/stack';
import { TextField } from '@luxe/ui/text-field';
import { useState, type FormEvent } from 'react';
import {
  decidingPart,
  findSize,
  readLength,
  type Ease,
  type FoundSize,
  type Garment,
  type KnownMeasure,
} from '../data/findSize.ts';
import { findSizeCopy as copy } from '../data/findSizeCopy.ts';

export type FindSizeDialogProps = {
  garment: Garment;
  /** The sizes of the colour. A size that is not in this list cannot be chosen. */
  sizes: readonly { size: string; isAvailable: boolean }[];
  onChoose: (size: string) => void;
  onClose: () => void;
};

const eases = Object.keys(copy.eases) as Ease[];

/** Finds a size by a measure of the body and the wanted fit, or by a garment that the shopper owns. */
export function FindSizeDialog({ garment, sizes, onChoose, onClose }: FindSizeDialogProps) {
  const part = decidingPart(garment);
  const [source, setSource] = useState<KnownMeasure['of']>('body');
  const [typed, setTyped] = useState('');
  const [ease, setEase] = useState<Ease>('regular');
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<{ found: FoundSize | undefined }>();
  /** A changed answer of the shopper makes the found size outdated. */
  const reset = () => {
    setError(undefined);
    setAnswer(undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cm = readLength(typed);
    if (cm === undefined) {
      setError(copy.wrong);
      moveFocus(event.currentTarget.querySelector<HTMLInputElement>('input[name=length]'));
      return;
    }
    setAnswer({
      found: findSize(garment, source === 'body' ? { of: source, cm, ease } : { of: source, cm }),
    });
  };
  return (
    <Dialog
      open
      title={copy.title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={28}>
          <RadioGroup
            legend={copy.how}
            value={source}
            options={[
              { value: 'body', label: copy.ofBody },
              { value: 'garment', label: copy.ofGarment(garment.shape) },
            ]}
            onValueChange={(value) => {
              reset();
              setSource(value === 'garment' ? 'garment' : 'body');
            }}
          />
          <TextField
            name="length"
            inputMode="decimal"
            autoComplete="off"
            label={source === 'body' ? copy.body[part] : copy.garment[part]}
            hint={source === 'body' ? copy.bodyHint[part] : copy.garmentHint}
            error={error}
            value={typed}
            onChange={(event) => {
              reset();
              setTyped(event.target.value);
            }}
          />
          {source === 'body' && (
            <RadioGroup
              legend={copy.ease}
              value={ease}
              options={eases.map((value) => ({ value, label: copy.eases[value] }))}
              onValueChange={(value) => {
                reset();
                setEase(value as Ease);
              }}
            />
          )}
          <Button type="submit" emphasis={answer?.found ? 'secondary' : 'primary'}>
            {copy.show}
          </Button>
          {answer && (
            <Answer
              found={answer.found}
              part={part}
              isAvailable={sizes.some(({ size, isAvailable }) => isAvailable && size === answer.found?.size)}
              onChoose={(size) => {
                onChoose(size);
                onClose();
              }}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

type AnswerProps = {
  found: FoundSize | undefined;
  part: 'chest' | 'waist';
  isAvailable: boolean;
  onChoose: (size: string) => void;
};

function Answer({ found, part, isAvailable, onChoose }: AnswerProps) {
  if (!found)
    return (
      <Notice live shouldFocus title={copy.none}>
        {copy.noneHint}
      </Notice>
    );
  const { size, cm, difference } = found;
  const length = toLength(cm, 'cm');
  const text =
    Math.round(difference) === 0
      ? copy.same(part, length)
      : copy.room(part, length, String(Math.abs(Math.round(difference))), difference > 0);
  return (
    <Notice
      live
      shouldFocus
      tone={isAvailable ? 'success' : 'warning'}
      title={copy.found(size)}
      action={
        isAvailable && (
          <Button size="s" onClick={() => onChoose(size)}>
            {copy.choose(size)}
          </Button>
        )
      }
    >
      {isAvailable ? text : `${text} ${copy.soldOut(size)}`}
    </Notice>
  );
}
