import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const SearchForm = styled.form`
  padding-block: var(--lx-space-12);

  ${media.from768} {
    padding-block: var(--lx-space-24) var(--lx-space-12);
  }
`;

export const Suffix = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--lx-space-8);
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--lx-space-32);
  padding-block: var(--lx-space-16) var(--lx-space-48);

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: var(--lx-space-64);
    padding-block-start: var(--lx-space-32);
  }
`;

export const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-32);
`;

export const Products = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--lx-space-8);

  ${media.from768} {
    gap: var(--lx-space-16);
  }
`;
