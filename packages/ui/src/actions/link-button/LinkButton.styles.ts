import styled from 'styled-components';
import { buttonStyles } from '../button/Button.styles.ts';
import type { ButtonEmphasis, ButtonSize } from '../button/Button.tsx';

export const Control = styled.a<{ $emphasis: ButtonEmphasis; $size: ButtonSize; $block: boolean }>`
  ${buttonStyles}
  gap: var(--lx-space-10);
`;
