-- The change feed and the price history are written here, so that no way of writing can forget them.

INSERT INTO "change_counter" DEFAULT VALUES;
--> statement-breakpoint

-- Taken before any row is touched: every writer takes the counter first and its rows second, so two of them
-- cannot wait for each other.
CREATE FUNCTION lock_change_counter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM change_counter FOR UPDATE;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Arguments: the entity, and a query over "touched" (the rows the statement wrote) that gives
-- entity_id, dealership_id, site_id. An update counts a row as it was and as it is, unless nothing differs:
-- a vehicle that moved is found by both dealerships.
CREATE FUNCTION record_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
    ELSE '(SELECT * FROM new_rows EXCEPT SELECT * FROM old_rows) UNION ALL (SELECT * FROM old_rows EXCEPT SELECT * FROM new_rows)'
  END;
  recorded bigint;
BEGIN
  EXECUTE format($query$
    WITH touched AS (%s),
    changed AS MATERIALIZED (SELECT DISTINCT entity_id, dealership_id, site_id FROM (%s) AS c (entity_id, dealership_id, site_id)),
    counted AS (SELECT count(*) AS n FROM changed),
    reserved AS (UPDATE change_counter SET last_seq = last_seq + n FROM counted WHERE n > 0 RETURNING last_seq - n AS before)
    INSERT INTO change (seq, entity, entity_id, dealership_id, site_id, at)
    SELECT before + row_number() OVER (ORDER BY entity_id, dealership_id, site_id), %L, entity_id, dealership_id, site_id, clock_timestamp()
    FROM changed, reserved
  $query$, touched, TG_ARGV[1], TG_ARGV[0]);
  GET DIAGNOSTICS recorded = ROW_COUNT;
  IF recorded > 0 THEN
    NOTIFY forecourt_change;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE FUNCTION follow_changes(followed regclass, entity text, keys text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER change_lock BEFORE INSERT OR UPDATE OR DELETE ON %s FOR EACH STATEMENT EXECUTE FUNCTION lock_change_counter()', followed);
  EXECUTE format('CREATE TRIGGER change_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_changes(%L, %L)', followed, entity, keys);
  EXECUTE format('CREATE TRIGGER change_update AFTER UPDATE ON %s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_changes(%L, %L)', followed, entity, keys);
  EXECUTE format('CREATE TRIGGER change_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_changes(%L, %L)', followed, entity, keys);
END $$;
--> statement-breakpoint

SELECT follow_changes(followed::regclass, entity, keys) FROM (VALUES
  ('vehicle', 'vehicle', 'SELECT id, dealership_id, NULL::bigint FROM touched'),
  ('vehicle_image', 'vehicle', 'SELECT v.id, v.dealership_id, NULL::bigint FROM touched t JOIN vehicle v ON v.id = t.vehicle_id'),
  ('vehicle_video', 'vehicle', 'SELECT v.id, v.dealership_id, NULL::bigint FROM touched t JOIN vehicle v ON v.id = t.vehicle_id'),
  ('vehicle_hotspot', 'vehicle', 'SELECT v.id, v.dealership_id, NULL::bigint FROM touched t JOIN vehicle v ON v.id = t.vehicle_id'),
  ('vehicle_lender_quote', 'vehicle', 'SELECT v.id, v.dealership_id, NULL::bigint FROM touched t JOIN vehicle v ON v.id = t.vehicle_id'),
  ('vehicle_price_gauge', 'vehicle', 'SELECT v.id, v.dealership_id, NULL::bigint FROM touched t JOIN vehicle v ON v.id = t.vehicle_id'),
  ('location', 'location', 'SELECT id, dealership_id, NULL::bigint FROM touched'),
  ('opening_hours', 'location', 'SELECT l.id, l.dealership_id, NULL::bigint FROM touched t JOIN location l ON l.id = t.location_id'),
  ('special_hours', 'location', 'SELECT l.id, l.dealership_id, NULL::bigint FROM touched t JOIN location l ON l.id = t.location_id'),
  ('location_manufacturer', 'location', 'SELECT l.id, l.dealership_id, NULL::bigint FROM touched t JOIN location l ON l.id = t.location_id'),
  ('address', 'location', 'SELECT l.id, l.dealership_id, NULL::bigint FROM touched t JOIN location l ON l.address_id = t.id'),
  ('dealership', 'dealership', 'SELECT id, id, NULL::bigint FROM touched'),
  ('dealership_website', 'dealership', 'SELECT dealership_id, dealership_id, NULL::bigint FROM touched'),
  ('dealer_group', 'dealer_group', 'SELECT id, NULL::bigint, NULL::bigint FROM touched'),
  ('manufacturer', 'manufacturer', 'SELECT id, NULL::bigint, NULL::bigint FROM touched'),
  ('model', 'model', 'SELECT id, NULL::bigint, NULL::bigint FROM touched'),
  ('site', 'site', 'SELECT id, NULL::bigint, id FROM touched'),
  ('site_domain', 'site', 'SELECT site_id, NULL::bigint, site_id FROM touched'),
  ('site_dealership', 'site', 'SELECT site_id, dealership_id, site_id FROM touched'),
  ('config_layer', 'config_layer', 'SELECT s.id, NULL::bigint, s.id FROM touched t LEFT JOIN site s ON s.slug = t.site_slug'),
  ('offer', 'offer', 'SELECT id, dealership_id, NULL::bigint FROM touched'),
  ('review', 'review', 'SELECT id, dealership_id, NULL::bigint FROM touched'),
  ('slide', 'slide', 'SELECT id, NULL::bigint, site_id FROM touched'),
  ('blog_item', 'blog_item', 'SELECT id, NULL::bigint, site_id FROM touched'),
  ('promo_node', 'promo_node', 'SELECT id, NULL::bigint, site_id FROM touched'),
  ('brand_entry', 'brand_entry', 'SELECT id, NULL::bigint, site_id FROM touched'),
  ('delivery_zone', 'delivery_zone', 'SELECT id, NULL::bigint, site_id FROM touched')
) AS list (followed, entity, keys);
--> statement-breakpoint

CREATE FUNCTION record_inserted_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vehicle_price (vehicle_id, price_cents, price_type, offered_from)
  SELECT id, price_cents, price_type, clock_timestamp() FROM new_rows WHERE price_cents IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- EXECUTE plans for the rows at hand: a plan kept from an update of one row takes minutes for one of thousands.
CREATE FUNCTION record_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := '(SELECT n.id, n.price_cents, n.price_type FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.price_cents, n.price_type) IS DISTINCT FROM (o.price_cents, o.price_type)) AS changed';
BEGIN
  EXECUTE 'UPDATE vehicle_price SET offered_until = clock_timestamp() FROM ' || changed || '
    WHERE vehicle_id = changed.id AND offered_until IS NULL';
  EXECUTE 'INSERT INTO vehicle_price (vehicle_id, price_cents, price_type, offered_from)
    SELECT id, price_cents, price_type, clock_timestamp() FROM ' || changed || ' WHERE price_cents IS NOT NULL';
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE TRIGGER price_insert AFTER INSERT ON "vehicle" REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION record_inserted_prices();
--> statement-breakpoint
CREATE TRIGGER price_update AFTER UPDATE ON "vehicle" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_prices();
