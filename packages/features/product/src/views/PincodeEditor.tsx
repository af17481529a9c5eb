import { PincodeForm, type PincodeFormProps } from '@luxe/patterns/pincode-form';
import { pincodeCopy as copy } from '../data/pincodeCopy.ts';

export type PincodeEditorProps = Pick<PincodeFormProps, 'onChoose' | 'onClose'>;

export function PincodeEditor(form: PincodeEditorProps) {
  return <PincodeForm {...form} hint={copy.hint} />;
}
