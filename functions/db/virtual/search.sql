CREATE VIRTUAL TABLE IF NOT EXISTS search_words USING fts5(name, kind, facts, hints, codes, story, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3');
