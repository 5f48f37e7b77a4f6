import { describe, expect, it } from 'vitest';
import { NameError, readName } from './names.mjs';

describe('the name of something new', () => {
  it('has the forms that its files need', () => {
    expect(readName('sales-tax', 'page')).toEqual({
      kebab: 'sales-tax',
      pascal: 'SalesTax',
      title: 'Sales tax',
    });
  });

  it.each([
    undefined,
    '',
    'SalesTax',
    'sales_tax',
    'sales tax',
    '-tax',
    'tax-',
    '1tax',
    '../tax',
    'tax/../../x',
    'tax.tsx',
    'täx',
    'x'.repeat(10_000),
  ])('is refused (%#)', (name) => {
    expect(() => readName(name, 'page')).toThrow(NameError);
    expect(() => readName(name, 'page')).toThrow(/page/);
  });
});
