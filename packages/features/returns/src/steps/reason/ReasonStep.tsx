import { ReasonPicker, type ReasonChoice, type ReasonProblems } from '@luxe/patterns/reason-picker';
import { maxReturnPhotos, returnPhotos } from '@luxe/contract/return-photos';
import { Button } from '@luxe/ui/button';
import { FileField } from '@luxe/ui/file-field';
import { Notice } from '@luxe/ui/notice';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { useState, type FormEvent } from 'react';
import { copy as pageCopy } from '../../data/copy.ts';
import { hasFault, kindsOf, type DraftItem, type ReturnDraft } from '../../data/draft.ts';
import { reasonCodes, reasonsFor } from '../../data/reasons.ts';
import type { StepContent } from '../../data/stepContent.ts';
import { Product } from '../../views/Product.tsx';
import { StepPage } from '../../views/StepPage.tsx';
import { useFocusProblem } from '../../views/useFocusProblem.ts';
import { copy } from './copy.ts';
import { itemProblems, labels, mixesMissing, needsPhoto } from './reasonsProblem.ts';
import { usePhotos, type Photos } from './usePhotos.ts';

type Problems = { items: Record<string, ReasonProblems>; photos?: string; kind?: string; page?: string };

/**
 * Step 2: why each item comes back, with photos of a fault, and what the shopper gets. The second question is
 * left out when there is one answer [ORD-05] [ORD-08].
 */
export function ReasonStep({ place, options, draft, onChange, onContinue }: StepContent) {
  const photos = usePhotos(draft, onChange);
  const [problems, setProblems] = useState<Problems>({ items: {} });
  const [region, focusProblem] = useFocusProblem();
  const kinds = kindsOf(draft, options);
  const chosen = options.lines.filter(({ transactionId }) => draft.items[transactionId]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const photoProblem = hasFault(draft) ? photoProblemOf(photos, needsPhoto(draft)) : '';
    const found: Problems = {
      items: itemProblems(draft, options),
      ...(photoProblem && { photos: photoProblem }),
      ...(kinds.length > 1 && draft.kind === undefined && { kind: copy.kindMissing }),
      ...(mixesMissing(draft) ? { page: copy.missingAlone } : kinds.length === 0 && { page: copy.noKind }),
    };
    setProblems(found);
    if (Object.keys(found.items).length === 0 && !found.photos && !found.kind && !found.page) onContinue();
    else focusProblem();
  }

  const setItem = (transactionId: string, item: DraftItem) => {
    onChange({ items: { ...draft.items, [transactionId]: item } });
    setProblems({ items: {} });
  };

  return (
    <StepPage {...place} title={titleOf(draft, chosen.length)}>
      <form onSubmit={submit} noValidate>
        <Stack gap={36} ref={region}>
          {chosen.map((line) => {
            const item = draft.items[line.transactionId] ?? { quantity: 0, comment: '' };
            return (
              <Stack gap={20} key={line.transactionId}>
                <Product product={line} />
                <ReasonPicker
                  legend={copy.legend(`${line.productBrand} ${line.productName}`)}
                  hideLegend
                  reasons={reasonsFor(line, item.quantity)}
                  value={item}
                  onValueChange={(choice) => setItem(line.transactionId, withChoice(item, choice))}
                  problems={problems.items[line.transactionId] ?? {}}
                  labels={labels}
                />
              </Stack>
            );
          })}
          {hasFault(draft) && (
            <FileField
              label={needsPhoto(draft) ? copy.photos : copy.photosShort}
              hint={copy.photosHint}
              optional={!needsPhoto(draft)}
              accept={returnPhotos.types.join(',')}
              maxFiles={maxReturnPhotos}
              maxBytes={returnPhotos.bytes}
              files={photos.files}
              onFilesChange={(files) => {
                photos.onFilesChange(files);
                setProblems(({ photos: _solved, ...rest }) => rest);
              }}
              onRetry={photos.onRetry}
              error={problems.photos}
              labels={{ sending: copy.sending }}
            />
          )}
          {kinds.length > 1 && (
            <RadioPanels
              legend={copy.kind}
              value={draft.kind ?? ''}
              onValueChange={(value) => {
                setProblems(({ kind: _solved, ...rest }) => rest);
                onChange({ kind: kinds.find((kind) => kind === value) });
              }}
              error={problems.kind}
              options={kinds.map((kind) => ({
                value: kind,
                label: pageCopy.kinds[kind],
                note: copy.kindNotes[kind],
              }))}
            />
          )}
          {problems.page && <Notice tone="error" live title={problems.page} />}
          <Button type="submit" block>
            {pageCopy.onward}
          </Button>
        </Stack>
      </form>
    </StepPage>
  );
}

const titleOf = ({ isStartedAsReplacement }: Pick<ReturnDraft, 'isStartedAsReplacement'>, count: number) =>
  isStartedAsReplacement
    ? count > 1
      ? copy.replaceTitleMany
      : copy.replaceTitle
    : count > 1
      ? copy.titleMany
      : copy.title;

const withChoice = (item: DraftItem, { reason, comment }: ReasonChoice): DraftItem => ({
  ...item,
  reason: reasonCodes.find((code) => code === reason),
  comment,
});

function photoProblemOf({ files, isPending, hasFailed }: Photos, isNeeded: boolean): string {
  if (isPending) return copy.photoPending;
  if (hasFailed) return copy.photoFailed;
  return isNeeded && files.length === 0 ? copy.photoMissing : '';
}
