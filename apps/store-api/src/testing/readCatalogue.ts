import { schemas } from '@luxe/contract/schemas';
import type { Product } from '../model/catalogue.ts';
import { listProducts } from '../modules/catalogue/listing.ts';
import { showProduct } from '../modules/catalogue/product.ts';
import type { Seeded } from './seeded.ts';

/** Reads listings and product pages of a seeded shop. Every response is checked against the contract. */
export function readCatalogue(open: () => Seeded) {
  const list = async (searchText: string, page = 0, pageSize = 24) => {
    const response = await listProducts(open().catalogue, { searchText, page, pageSize });
    return response && schemas.searchProducts.response.parse(response);
  };
  const found = async (searchText: string) => {
    const response = await list(searchText);
    if (!response) throw new Error(`no listing of ${searchText}`);
    return response;
  };
  const show = async (id: string, colour?: string) => {
    const response = await showProduct(open().catalogue, id, colour);
    return response && schemas.productDetails.response.parse(response);
  };
  const productPage = async (id: string, colour?: string) => {
    const response = await show(id, colour);
    if (!response) throw new Error(`no product ${id}`);
    return response;
  };
  const listAllPages = async (searchText: string) => {
    const first = await found(searchText);
    const rest = Array.from({ length: first.pagination.totalPages - 1 }, (_, at) => list(searchText, at + 1));
    return [first, ...(await Promise.all(rest))].flatMap((response) => response?.searchresult ?? []);
  };
  const productOf = (id: string): Product => {
    const product = open().shop.products.find((one) => one.id === id);
    if (!product) throw new Error(`no product ${id} in the seed`);
    return product;
  };
  return { list, found, show, productPage, listAllPages, productOf };
}
