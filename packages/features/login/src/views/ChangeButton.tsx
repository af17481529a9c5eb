import { IconText } from '@luxe/ui/icon-text';
import { TextButton } from '@luxe/ui/text-button';

/** Goes back to the contact step; shown above the modal's title. */
export function ChangeButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <TextButton onClick={onClick}>
      <IconText icon="chevron-left" size="sm">
        {label}
      </IconText>
    </TextButton>
  );
}
