import { giftCardsPath } from '@luxe/contract/gift-card-paths';
import { cleanEmail, cleanText, nationalDigits } from '@luxe/format';
import { cleanGstin } from '@luxe/format/gstin';
import { FailedPage } from '@luxe/patterns/state-page';
import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { useCall } from '@luxe/resources';
import { copy as buyCopy } from './data/copy.ts';
import { copy } from './data/corporateCopy.ts';
import { readDraft, saveDraft, type CorporateValues } from './data/corporateDraft.ts';
import { rowOf, toRows } from './data/corporateRows.ts';
import { toBuyModel } from './data/toModels.ts';
import { useCorporate } from './data/useCorporate.ts';
import { CorporateView, type CorporateViewProps } from './views/CorporateView.tsx';

/** `/corporate-gift-card`: the enquiry of a company [ACC-21, RTE-09]. */
export function CorporateScreen() {
  const { data, error, retry } = useCall('giftCardOptions', {});
  const { readRows, send } = useCorporate();
  if (error && !data)
    return (
      <FailedPage heading={copy.title} title={buyCopy.failedTitle} onRetry={retry}>
        {buyCopy.failed}
      </FailedPage>
    );
  if (!data) return <LoadingRowsPage title={copy.title} label={buyCopy.loading} />;

  const { least, most } = toBuyModel(data);
  const handleReadFile: CorporateViewProps['onReadFile'] = async (csv) => {
    const outcome = await readRows(csv);
    if (!outcome.ok) return outcome;
    const typed = outcome.rows.map((row, at) =>
      rowOf(at + 1, String(row.denomination), String(row.quantity)),
    );
    return { ok: true, rows: typed.length, errors: outcome.errors, typed };
  };
  const handleSend: CorporateViewProps['onSend'] = async (values, rows) => {
    const { company, gstin, contactName, email, phone, note } = values;
    const outcome = await send({
      company: cleanText(company),
      gstin: cleanGstin(gstin),
      contactName: cleanText(contactName),
      email: cleanEmail(email),
      phone: nationalDigits(phone),
      note: note.trim(),
      rows: toRows(rows),
    });
    if (outcome.ok) return { leadNumber: outcome.leadNumber };
    const field = fieldOf[outcome.reason];
    return {
      errors: field
        ? { fields: { [field]: copy.gstinWrong } }
        : { form: `${copy.notSent}. ${outcome.message}` },
    };
  };
  return (
    <CorporateView
      limits={{ least, most, ...data.corporate }}
      onReadFile={handleReadFile}
      onSend={handleSend}
      buyHref={giftCardsPath}
      readDraft={readDraft}
      onDraft={saveDraft}
    />
  );
}

/** Fields to which an error of the store belongs. */
const fieldOf: Readonly<Record<string, keyof CorporateValues | undefined>> = { W4013: 'gstin' };
