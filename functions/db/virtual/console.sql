CREATE VIRTUAL TABLE IF NOT EXISTS console_sku_texts USING fts5(name, code, product_name, location, content = '', contentless_delete = 1, tokenize = 'trigram', detail = none);
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS console_product_texts USING fts5(name, title, seo_url, content = '', contentless_delete = 1, tokenize = 'trigram', detail = none);
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS console_order_texts USING fts5(number, ship_name, ship_mobile, customer, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0 categories ''L* M* N* Co''', prefix = '2 3');
