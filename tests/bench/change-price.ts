import Database from 'libsql';

/** Returns the SKU of the newest product that shoppers see, and the address of its page. */
export function newestSku(databasePath: string): { skuId: number; path: string } {
  const records = new Database(databasePath, { readonly: true });
  const { skuId, seoUrl } = records
    .prepare(
      `SELECT skus.id AS skuId, seo_url AS seoUrl FROM skus JOIN products ON products.id = product_id
       WHERE products.is_active AND products.is_visible AND skus.archived_at IS NULL ORDER BY products.id DESC LIMIT 1`,
    )
    .get() as { skuId: number; seoUrl: string };
  records.close();
  return { skuId, path: `/product/${seoUrl}` };
}

/**
 * Changes the price of a SKU as an admin does.
 * @param token of an admin
 * @param rupees below 4,321
 */
export async function setPrice(origin: string, token: string, skuId: number, rupees: number): Promise<void> {
  const answer = await fetch(`${origin}/api/admin/skus/${skuId}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ mrpPrice: 4321, sellingPrice: rupees }),
  });
  if (!answer.ok) throw new Error(`The price could not be changed: ${answer.status} ${await answer.text()}`);
}
