CREATE TRIGGER review_liked AFTER INSERT ON review_likes BEGIN UPDATE reviews SET like_count = like_count + 1 WHERE id = new.review_id; END;
--> statement-breakpoint
CREATE TRIGGER review_not_liked AFTER DELETE ON review_likes BEGIN UPDATE reviews SET like_count = like_count - 1 WHERE id = old.review_id; END;
